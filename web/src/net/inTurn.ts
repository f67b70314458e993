/** What is asked of the house one after another: whoever asks next knows what the last one changed. */
export function inTurn(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => null);
    return done;
  };
}
