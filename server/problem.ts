/** Something that was asked for cannot be done; the text is for the person who asked. */
export class Problem extends Error {
  readonly code: string;
  /** As an HTTP status. */
  readonly status: number;

  constructor(code: string, text: string, status = 409) {
    super(text);
    this.name = "Problem";
    this.code = code;
    this.status = status;
  }
}

export const notFound = (what: string) => new Problem("NOT_FOUND", `There is no such ${what}.`, 404);
export const forbidden = (text: string) => new Problem("FORBIDDEN", text, 403);
export const unavailable = () =>
  new Problem("UNAVAILABLE", "This could not be stored. Look again before you repeat it.", 503);
export const internal = () => new Problem("INTERNAL", "Something went wrong here.", 500);
