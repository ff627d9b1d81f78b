/** Has tasks wait for one another, whatever becomes of each. */
export const turns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
};
