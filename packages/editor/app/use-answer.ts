import { useEffect, useState } from 'react';
import { type Answer, type Asked, ask, type Name, sentenceOf } from './requests.ts';

/**
 * What the server answers, asked anew where something else is asked; an answer that comes late is not heard.
 * @param again has the same asked once more, when it is another
 */
export const useAnswer = <N extends Name>(name: N, asked: Asked<N>, again?: unknown) => {
  const [answer, setAnswer] = useState<Answer<N>>();
  const [failure, setFailure] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked counts by what it says.
  useEffect(() => {
    let isOver = false;
    ask(name, asked)
      .then((now) => {
        if (isOver) return;
        setAnswer(now);
        setFailure('');
      })
      .catch((error) => isOver || setFailure(sentenceOf(error)));
    return () => {
      isOver = true;
    };
  }, [name, JSON.stringify(asked), again]);
  return { answer, failure };
};
