/** Puts text on the clipboard; false if the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byHand(text);
  }
}

// Without a secure line a browser has no clipboard for pages, but the old way works.
function byHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  // Old, but the only way where the page came over plain HTTP.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
