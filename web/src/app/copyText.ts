/**
 * Puts a text on the clipboard. Over plain HTTP browsers have no clipboard interface, and some forbid it; most still copy a
 * selection.
 */
export async function copyText(text: string): Promise<void> {
  const isWritten = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (isWritten) return;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  // A modal dialog makes everything outside of it inert.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (!copied) throw new Error("The browser does not let the page copy.");
}
