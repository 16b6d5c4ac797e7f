// @ts-check
import { createHash } from "node:crypto";
import { chmod, cp, lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import packageJson from "../../package.json" with { type: "json" };
import { run } from "../start/steps.mjs";
import { changelogText, controlText, copyrightText, desktopText, overridesText } from "./deb-texts.mjs";
import { manualPages } from "./manual.mjs";

/** Debian's names of what Node calls the machine. */
const architectures = /** @type {Partial<Record<string, string>>} */ ({ x64: "amd64", arm64: "arm64", arm: "armhf" });

/** Whether a Debian package can be made here. */
export async function canMakeDeb() {
  return (
    architectures[process.arch] !== undefined && (await run("dpkg-deb", ["--version"], { quiet: true })).code === 0
  );
}

/**
 * Makes a Debian package of the app as it was packaged for Linux, with the program `cardwright` on the path. Returns its path.
 *
 * @param {{ unpacked: string, icons: string, output: string, homepage: string | undefined }} request
 */
export async function makeDeb({ unpacked, icons, output, homepage }) {
  const architecture = architectures[process.arch] ?? process.arch;
  const tree = join(output, "deb");
  await rm(tree, { recursive: true, force: true });
  await cp(unpacked, join(tree, "opt/Cardwright"), { recursive: true, verbatimSymlinks: true });
  const write = async (/** @type {string} */ path, /** @type {string | Buffer} */ bytes) => {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), bytes);
  };
  await write("usr/share/applications/cardwright-app.desktop", desktopText);
  await write("usr/share/doc/cardwright/copyright", copyrightText);
  await write("usr/share/doc/cardwright/changelog.gz", gzipSync(changelogText(new Date()), { level: 9 }));
  await write("usr/share/lintian/overrides/cardwright", overridesText);
  for (const { name, text } of manualPages)
    await write(`usr/share/man/man1/${name}.1.gz`, gzipSync(text, { level: 9 }));
  for (const name of await readdir(icons))
    await write(
      `usr/share/icons/hicolor/${name.replace(".png", "")}/apps/cardwright-app.png`,
      await readFile(join(icons, name)),
    );
  await mkdir(join(tree, "usr/bin"), { recursive: true });
  await symlink("/opt/Cardwright/resources/bin/cardwright", join(tree, "usr/bin/cardwright"));
  await symlink("/opt/Cardwright/cardwright-app", join(tree, "usr/bin/cardwright-app"));

  const { sums, bytes } = await settle(tree);
  await write("DEBIAN/md5sums", sums);
  await write("DEBIAN/control", controlText({ architecture, kilobytes: Math.ceil(bytes / 1024), homepage }));
  const file = join(output, `cardwright_${packageJson.version}_${architecture}.deb`);
  const made = await run("dpkg-deb", ["--build", "--root-owner-group", tree, file], { quiet: true });
  await rm(tree, { recursive: true });
  if (made.code !== 0) throw new Error(`dpkg-deb: ${made.output.trim()}`);
  return file;
}

/** Sets the rights of all that is to be installed, and counts and sums its files. @param {string} tree */
async function settle(tree) {
  const sums = [];
  let bytes = 0;
  for (const entry of await readdir(tree, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (!entry.isFile()) continue;
    const { mode, size } = await lstat(path);
    bytes += size;
    // Where the kernel refuses namespaces to programs, Chromium's sandbox starts by this file, with the rights of root.
    const isSandbox = entry.name === "chrome-sandbox";
    await chmod(path, isSandbox ? 0o4755 : mode & 0o111 ? 0o755 : 0o644);
    const sum = createHash("md5")
      .update(await readFile(path))
      .digest("hex");
    sums.push(`${sum}  ${relative(tree, path)}\n`);
  }
  return { sums: sums.sort().join(""), bytes };
}
