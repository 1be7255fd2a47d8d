use crate::prelude::*;

/// The value of the `Date` tag for a Unix time in seconds: `2026.11.15`, in UTC.
pub fn date_tag(unix_seconds: i64) -> String {
    // Days from the first of March of the year 0, in years that end with February; eras of 400 years.
    let days = unix_seconds.div_euclid(24 * 3600) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_of_known_days_are_correct() {
        const DAY: i64 = 24 * 3600;
        for (days, text) in [
            (-1, "1969.12.31"),
            (0, "1970.01.01"),
            (59, "1970.03.01"),
            (10_957, "2000.01.01"),
            (11_016, "2000.02.29"),
            (20_772, "2026.11.15"),
        ] {
            assert_eq!(date_tag(days * DAY), text);
            assert_eq!(date_tag(days * DAY + DAY - 1), text);
        }
    }

    #[test]
    fn every_day_of_two_eras_follows_the_day_before() {
        // From 1 January 1600 to 2400: two leap eras, and the centuries without a leap day between them.
        let (mut year, mut month, mut day) = (1600, 1, 1);
        let mut days = -135_140;
        while year <= 2400 {
            let text = format!("{year:04}.{month:02}.{day:02}");
            assert_eq!(date_tag(days * 24 * 3600), text);
            let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            let length = match month {
                2 if leap => 29,
                2 => 28,
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            days += 1;
            day += 1;
            if day > length {
                (day, month) = (1, month + 1);
            }
            if month > 12 {
                (month, year) = (1, year + 1);
            }
        }
    }
}
