/** What a browser accepts, and a visitor is therefore sent. */
export const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Accept: 'text/html' }

/** So many ask at once. */
export const connections = 32
