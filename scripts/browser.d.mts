/** Where Chromium is, or undefined. */
export function findChromium(): string | undefined;
/** The exit code of the installation; 0 if Chromium is there. */
export function ensureBrowser(): Promise<number>;
