import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt)$/;

/** Writes every text file once more as .br and .gz, so that the server never compresses. */
function precompressed(): Plugin {
  let folder = "";
  return {
    name: "precompressed",
    apply: "build",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const file = join(folder, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompressed()],
  build: { target: "es2023", assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  server: { proxy: { "/api": { target: "http://localhost:3000", ws: true } } },
});
