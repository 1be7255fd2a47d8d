//! Puts the files of `web/` into the binary, each as it is and compressed in both ways that browsers know.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

#[path = "src/site/layout.rs"]
#[allow(dead_code, reason = "the server uses the rest")]
mod layout;

fn main() -> Result<(), Box<dyn Error>> {
    let web = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../web");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let thorough = env::var("PROFILE")? == "release";
    watch(&web)?;

    let files = layout::read_all(&web)?;
    let version = layout::version(
        files
            .iter()
            .map(|(path, content)| (path.as_str(), &content[..])),
    );
    let base = format!("/v/{version}/");
    let mut table = format!("static VERSION: &str = {version:?};\nstatic FILES: &[Packed] = &[\n");
    for (number, (path, content)) in files.iter().enumerate() {
        let all = files.keys().map(String::as_str);
        let content = layout::finish(path, content.clone(), all, &base, &version);
        let forms = [
            ("br", brotli(&content, thorough)?),
            ("gzip", gzip(&content)?),
        ];
        fs::write(out.join(format!("{number}")), &content)?;
        let hash = layout::hash(&content);
        writeln!(
            table,
            "    Packed {{ path: {path:?}, hash: {hash:?}, identity: {},",
            include(&format!("{number}"))
        )?;
        for (form, packed) in forms {
            // A picture or a font is packed already.
            if packed.len() * 20 < content.len() * 19 {
                let name = format!("{number}.{form}");
                fs::write(out.join(&name), packed)?;
                writeln!(table, "        {form}: Some({}),", include(&name))?;
            } else {
                writeln!(table, "        {form}: None,")?;
            }
        }
        writeln!(table, "    }},")?;
    }
    table.push_str("];\n");
    fs::write(out.join("embedded.rs"), table)?;
    Ok(())
}

fn include(name: &str) -> String {
    format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))")
}

/// Has this script run again when the app changes. Cargo looks through a named folder with all that is in it, so `web/`
/// itself, which may hold developers' packages, is not named; a test finds a file that was missed.
fn watch(web: &Path) -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=src/site/layout.rs");
    for entry in fs::read_dir(web)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_str().unwrap_or_default();
        // A folder of the app is one that could hold `x.js`.
        let probe = if entry.file_type()?.is_dir() {
            format!("{name}/x.js")
        } else {
            name.to_owned()
        };
        if layout::is_of_the_app(&probe) {
            println!("cargo:rerun-if-changed={}", entry.path().display());
        }
    }
    Ok(())
}

fn brotli(content: &[u8], thorough: bool) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut packed = Vec::new();
    let quality = if thorough { 11 } else { 5 };
    brotli::CompressorWriter::new(&mut packed, 1 << 16, quality, 22).write_all(content)?;
    Ok(packed)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(content)?;
    Ok(packer.finish()?)
}
