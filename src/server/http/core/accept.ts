/** Browsers name a few languages and encodings; reading 15 KB of them takes 7 ms. */
const longest = 300

/** An Accept header; one that no browser sends counts as none. */
export const asBrowsersSend = (accepted = ''): string => (accepted.length > longest ? '' : accepted)
