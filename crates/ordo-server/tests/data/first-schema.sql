-- Games as the first version with online play stored them, in its schema. ADA and BOB stand for the seats of two players.
INSERT INTO games (id, rules, clock, side, public, created, creator_seat, creator_name, joiner_seat, joiner_name,
    status, seq, plies, updated, deadline, creator_side, white, black, result, reason, position)
VALUES
    ('finishedgame', 'stein', '5+3', 'w', TRUE, 1700000000000, ADA, 'Ada Lovelace', BOB, 'Bob',
    'over', 4, 2, 1700000003000, NULL, 'w', 'Ada Lovelace', 'Bob', '1-0', 'resignation',
    '2bb2bb2/bbbbbbbbbb/1b2bb2bb/b9/w9/1w2ww2ww/wwwwwwwwww/2ww2ww2 w'),
    ('runninggames', 'stein', '3d', 'lot', TRUE, 1700000010000, ADA, 'Ada Lovelace', BOB, 'Bob',
    'playing', 3, 2, 1700000012000, 1700259212000, 'w', 'Ada Lovelace', 'Bob', NULL, NULL,
    '2bb2bb2/bbbbbbbbbb/1b2bb2bb/b9/w9/1w2ww2ww/wwwwwwwwww/2ww2ww2 w'),
    ('openoffering', 'khalifa', '14d', 'lot', TRUE, 1700000020000, ADA, 'Ada Lovelace', NULL, NULL,
    'open', 0, 0, 1700000020000, 1700604820000, NULL, NULL, NULL, NULL, NULL,
    '8/8/8/8/8/8/8/8 w 12341234');

INSERT INTO events (game, seq, ply, side, request, event)
VALUES
    ('finishedgame', 1, NULL, NULL, NULL, '{"seq":1,"at":1700000001000,"type":"started","creator":"w","starter":"w"}'),
    ('finishedgame', 2, 1, 'w', 'one', '{"seq":2,"at":1700000002000,"by":"w","id":"one","type":"move","ply":1,"move":"a3-a4","spent":1000}'),
    ('finishedgame', 3, 2, 'b', NULL, '{"seq":3,"at":1700000002500,"by":"b","type":"move","ply":2,"move":"a6-a5","spent":500}'),
    ('finishedgame', 4, NULL, 'b', NULL, '{"seq":4,"at":1700000003000,"by":"b","type":"over","winner":"w","reason":"resignation"}'),
    ('runninggames', 1, NULL, NULL, NULL, '{"seq":1,"at":1700000011000,"type":"started","creator":"w","starter":"w"}'),
    ('runninggames', 2, 1, 'w', 'one', '{"seq":2,"at":1700000011500,"by":"w","id":"one","type":"move","ply":1,"move":"a3-a4","spent":500}'),
    ('runninggames', 3, 2, 'b', NULL, '{"seq":3,"at":1700000012000,"by":"b","type":"move","ply":2,"move":"a6-a5","spent":500}');
