/** Questions asked while someone types: wait a moment, and let only the latest answer count. */

export function latest<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  tell: (answer: Answer) => void,
  wait: number,
): { ask: (question: Question) => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const cancel = (): void => {
    clearTimeout(timer);
    asked += 1;
  };
  return {
    cancel,
    ask(question) {
      cancel();
      const mine = asked;
      timer = setTimeout(() => {
        ask(question).then(
          (answer) => {
            if (mine === asked) tell(answer);
          },
          // A lost connection is shown elsewhere; the question is asked again on reconnection.
          () => undefined,
        );
      }, wait);
    },
  };
}
