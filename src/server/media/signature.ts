/** The first bytes of the kinds of picture that are taken: JPEG, PNG, GIF, WebP, AVIF. */
const signatures = [
  /^\xFF\xD8\xFF/,
  /^\x89PNG\r\n\x1A\n/,
  /^GIF8[79]a/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp(?:avif|avis|mif1)/s,
]
const longest = 12

/** Whether a file begins as a picture of people's cameras and programs does; a vector or a document does not. */
export const hasPictureSignature = (file: Buffer): boolean => {
  const start = file.toString('latin1', 0, longest)
  return signatures.some((signature) => signature.test(start))
}
