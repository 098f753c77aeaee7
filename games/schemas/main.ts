import { writeFileSync } from "node:fs";
import { generateSchemas, schemaFile } from "./generate.ts";

for (const [game, text] of generateSchemas()) {
  writeFileSync(schemaFile(game), text);
  console.log(`${schemaFile(game)}: ${text.length} bytes`);
}
