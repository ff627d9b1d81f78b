/** The digits of any script as those of this site: `٤٥` → `45`. */
export const latinDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Digits stand in tens, each script's nought first.
    let nought = code;
    while (nought > 0 && /^\p{Nd}$/u.test(String.fromCodePoint(nought - 1)) && code - nought < 9) nought -= 1;
    return code < 128 ? digit : String(code - nought);
  });
