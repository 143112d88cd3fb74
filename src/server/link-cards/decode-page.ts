/** Bytes in which a page says in which letters it is written. */
const declared = 1_024

/** A page as text: by its mark, by what it was sent as, by what it says itself, else as UTF-8. */
export const decodePage = (body: Buffer, contentType: string): string => {
  const label = charsetIn(contentType) ?? charsetIn(body.toString('latin1', 0, declared)) ?? 'utf-8'
  return decoderFor(label).decode(body)
}

const charsetIn = (text: string): string | undefined =>
  /charset=["']?([\w.:-]{1,40})/i.exec(text)?.[1]

/** A byte order mark comes before any label, as the standard of encodings has it. */
const decoderFor = (label: string): TextDecoder => {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
