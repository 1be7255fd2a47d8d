//! Embeds the bundle of the web app (`web/dist`) and the files beside it, uncompressed and compressed with brotli and gzip.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest as _, Sha256};

#[path = "src/site/bundle.rs"]
mod bundle;
#[path = "src/site/layout.rs"]
#[allow(dead_code, reason = "the server uses the rest")]
mod layout;

fn main() -> Result<(), Box<dyn Error>> {
    let web = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../web");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let thorough = env::var("PROFILE")? == "release";

    let files = bundle::read(&web)?;
    watch(&web, files.keys());
    let tables = tables()?;
    let version = layout::version(
        files
            .iter()
            .map(|(path, content)| (path.as_str(), &content[..]))
            .chain([(layout::TABLES, &tables[..])]),
    );
    let base = format!("/v/{version}/");
    let mut table = format!("static VERSION: &str = {version:?};\nstatic FILES: &[Packed] = &[\n");
    let mut allowed = Vec::new();
    for (number, (path, content)) in files.iter().enumerate() {
        let all = files.keys().map(String::as_str);
        let content = layout::finish(path, content.clone(), all, &base, &version);
        if path == layout::INDEX {
            let page = str::from_utf8(&content)?;
            allowed.extend(inline_scripts(page).map(policy_source));
        }
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
            // Images and fonts are compressed already.
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
    writeln!(table, "];\nstatic INLINE_SCRIPTS: &[&str] = &{allowed:?};")?;
    let hash = layout::hash(&tables);
    writeln!(table, "static TABLES_HASH: &str = {hash:?};")?;
    fs::write(out.join("embedded.rs"), table)?;
    Ok(())
}

/// The ending tables, for their hash: the server takes the content from `ordo-tables`, which embeds the same file.
fn tables() -> Result<Vec<u8>, Box<dyn Error>> {
    let crates = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("..");
    let file = crates.join("ordo-tables/data/small.pack");
    println!("cargo:rerun-if-changed={}", file.display());
    Ok(fs::read(file)?)
}

fn include(name: &str) -> String {
    format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))")
}

/// Reruns this script when an embedded file changes, or when a file is added to the bundle.
fn watch<'a>(web: &Path, files: impl Iterator<Item = &'a String>) {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=src/site/bundle.rs");
    println!("cargo:rerun-if-changed=src/site/layout.rs");
    println!(
        "cargo:rerun-if-changed={}",
        web.join(bundle::FOLDER).display()
    );
    for file in files.filter(|file| !bundle::is_bundled(file)) {
        println!("cargo:rerun-if-changed={}", web.join(file).display());
    }
}

/// The inline scripts of a page.
fn inline_scripts(page: &str) -> impl Iterator<Item = &str> {
    let scripts = page.split("<script>").skip(1);
    scripts.filter_map(|rest| Some(rest.split_once("</script>")?.0))
}

/// The hash of a script, as a source of a content security policy.
fn policy_source(script: &str) -> String {
    let hash = BASE64_STANDARD.encode(Sha256::digest(script));
    format!("'sha256-{hash}'")
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
