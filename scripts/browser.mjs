// Finds the browser that the tests of the page use, and installs it where that is possible.
import { existsSync } from "node:fs";
import { execute } from "./pinned.mjs";

/** The shell without windows takes half of the computing time of the whole browser. */
const CANDIDATES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);

export function findChromium() {
  return [process.env.CHROMIUM ?? "", ...CANDIDATES].find((path) => path !== "" && existsSync(path));
}

const HELP = "The tests of the page need Chromium. Install it, or set CHROMIUM to its path, and run the tests again.";

/** The exit code; 0 if Chromium is there. Only root on Debian and its kin can install it. */
export async function ensureBrowser() {
  const found = findChromium();
  if (found !== undefined) {
    console.log(`Chromium: ${found}`);
    return 0;
  }
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("There is no Chromium. Installing it with apt-get …");
    const quiet = {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    await execute("apt-get", ["update"], quiet);
    const code = await execute("apt-get", ["install", "-y", "chromium-headless-shell"], quiet);
    if (code !== 0) await execute("apt-get", ["install", "-y", "chromium"], quiet);
  }
  if (findChromium() !== undefined) return 0;
  console.error(HELP);
  return 1;
}
