-- Both players' names in small letters, each in a line of its own, to be searched.
ALTER TABLE games ADD COLUMN names TEXT NOT NULL DEFAULT '';
UPDATE games SET names = lower(creator_name || COALESCE(chr(10) || joiner_name, ''));
