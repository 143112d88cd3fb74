/** The first bytes of the kinds of picture that are taken, in hexadecimal: JPEG, PNG, GIF, WebP, AVIF. */
const signatures = [
  /^ffd8ff/,
  /^89504e470d0a1a0a/,
  /^47494638(?:37|39)61/,
  /^52494646.{8}57454250/,
  /^.{8}66747970(?:61766966|61766973|6d696631)/,
]
const longest = 12

/** Whether a file begins as a picture of people's cameras and programs does; a vector or a document does not. */
export const hasPictureSignature = (file: Buffer): boolean => {
  const start = file.toString('hex', 0, longest)
  return signatures.some((signature) => signature.test(start))
}
