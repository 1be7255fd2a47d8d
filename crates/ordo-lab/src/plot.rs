//! Line plots as SVG.

use std::fmt::Write;

/// A line of a plot.
pub(crate) struct Series {
    pub(crate) name: &'static str,
    pub(crate) color: &'static str,
    pub(crate) points: Vec<Point>,
}

/// A point with its error bar.
#[derive(Clone, Copy)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
    /// Half the length of the error bar.
    pub(crate) error: f64,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 48.0;

/// A plot with a title and labelled axes.
pub(crate) fn svg(title: &str, x_label: &str, y_label: &str, series: &[Series]) -> String {
    let points = || series.iter().flat_map(|series| &series.points);
    let x = Axis::new(points().map(|p| [p.x, p.x]), LEFT, WIDTH - RIGHT);
    let y = Axis::new(
        points().map(|p| [p.y - p.error, p.y + p.error]),
        HEIGHT - BOTTOM,
        TOP,
    );
    let mut out = String::new();
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"20\" font-size=\"14\" font-weight=\"bold\">{title}</text>\n\
         <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{x_label}</text>\n\
         <text transform=\"translate(14 {}) rotate(-90)\" text-anchor=\"middle\">{y_label}</text>",
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 10.0,
        (TOP + HEIGHT - BOTTOM) / 2.0,
    );
    for tick in x.ticks() {
        let (at, bottom) = (x.at(tick), HEIGHT - BOTTOM);
        let _ = writeln!(
            out,
            "<path d=\"M{at:.1} {TOP}V{bottom}\" stroke=\"#ddd\"/><text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            bottom + 16.0,
            x.label(tick)
        );
    }
    for tick in y.ticks() {
        let (at, right) = (y.at(tick), WIDTH - RIGHT);
        let _ = writeln!(
            out,
            "<path d=\"M{LEFT} {at:.1}H{right}\" stroke=\"#ddd\"/><text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            LEFT - 6.0,
            at + 4.0,
            y.label(tick)
        );
    }
    for (
        number,
        Series {
            name,
            color,
            points,
        },
    ) in series.iter().enumerate()
    {
        let path: Vec<String> = points
            .iter()
            .map(|p| format!("{:.1},{:.1}", x.at(p.x), y.at(p.y)))
            .collect();
        let _ = writeln!(
            out,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"2\"/>",
            path.join(" ")
        );
        for p in points.iter().filter(|p| p.error > 0.0) {
            let (at, low, high) = (x.at(p.x), y.at(p.y - p.error), y.at(p.y + p.error));
            let _ = writeln!(
                out,
                "<path d=\"M{at:.1} {low:.1}V{high:.1}\" stroke=\"{color}\"/><circle cx=\"{at:.1}\" cy=\"{:.1}\" r=\"3\" fill=\"{color}\"/>",
                y.at(p.y)
            );
        }
        let at = WIDTH - RIGHT - 120.0 * (series.len() - number) as f64;
        let _ = writeln!(
            out,
            "<text x=\"{at}\" y=\"20\" fill=\"{color}\">{name}</text>"
        );
    }
    out.push_str("</svg>\n");
    out
}

/// The range of an axis and where it is drawn.
struct Axis {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
    step: f64,
}

impl Axis {
    /// An axis for these intervals, drawn between two coordinates.
    fn new(intervals: impl Iterator<Item = [f64; 2]>, from: f64, to: f64) -> Axis {
        let range = intervals.fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], [a, b]| {
            [low.min(a), high.max(b)]
        });
        let [low, high] = match range {
            [low, high] if low < high => [low, high],
            [low, _] if low.is_finite() => [low - 1.0, low + 1.0],
            _ => [0.0, 1.0],
        };
        // Steps of 1, 2 or 5 times a power of ten, about five of them.
        let rough = (high - low) / 5.0;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0]
            .map(|factor| factor * power)
            .into_iter()
            .find(|&step| step >= rough)
            .unwrap_or(10.0 * power);
        Axis {
            low: (low / step).floor() * step,
            high: (high / step).ceil() * step,
            from,
            to,
            step,
        }
    }

    fn at(&self, value: f64) -> f64 {
        self.from + (value - self.low) / (self.high - self.low) * (self.to - self.from)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        (0..=count).map(|i| self.low + f64::from(i) * self.step)
    }

    fn label(&self, value: f64) -> String {
        let decimals = (-self.step.log10().floor()).max(0.0) as usize;
        format!("{value:.decimals$}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_round_ticks_around_all_values() {
        let axis = Axis::new([[0.13, 0.2], [0.4, 0.57]].into_iter(), 0.0, 100.0);
        let labels: Vec<String> = axis.ticks().map(|tick| axis.label(tick)).collect();
        assert_eq!(labels, ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6"]);
        assert!((axis.at(0.1) - 0.0).abs() < 1e-9 && (axis.at(0.6) - 100.0).abs() < 1e-9);
        let single = Axis::new([[7.0, 7.0]].into_iter(), 0.0, 1.0);
        assert!(single.low <= 6.0 && single.high >= 8.0);
    }

    #[test]
    fn points_are_drawn_within_the_frame() {
        let points = (0..5).map(|i| Point {
            x: f64::from(i),
            y: f64::from(i * i),
            error: 0.5,
        });
        let series = [Series {
            name: "squares",
            color: "#05a",
            points: points.collect(),
        }];
        let text = svg("Title", "n", "n²", &series);
        let line = text
            .lines()
            .find(|line| line.starts_with("<polyline"))
            .unwrap();
        let list = line.split('"').nth(1).unwrap();
        let numbers: Vec<f64> = list.split([' ', ',']).map(|n| n.parse().unwrap()).collect();
        assert_eq!(numbers.len(), 10);
        for point in numbers.as_chunks::<2>().0 {
            assert!((LEFT..=WIDTH - RIGHT).contains(&point[0]), "{point:?}");
            assert!((TOP..=HEIGHT - BOTTOM).contains(&point[1]), "{point:?}");
        }
    }
}
