/** What is left of a post when links, handles, markup and decoration are gone; case and words stay as written. */
export const clean = (content: string): string =>
  content
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/https?:\/\/\S+|www\.\S+/gi, ' ')
    .replaceAll(/[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{FE0F}\u{20E3}]/gu, ' ')
    .replaceAll(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replaceAll(/[*_`~<>|{}[\]\\]+/g, ' ')
    .replaceAll(/[“”«»]/g, '"')
    .replaceAll('’', "'")
    .replace(/(\s*#[\p{L}\p{N}_]+)+\s*$/u, '')
    .replaceAll(/#([\p{L}\p{N}_]+)/gu, (_, tag: string) => spell(tag))
    .replaceAll(/(^|\s)@[\w-]+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** "FourDayWeek" as words. */
export const spell = (tag: string): string =>
  tag
    .replaceAll('_', ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{L})(\p{N})/gu, '$1 $2')
