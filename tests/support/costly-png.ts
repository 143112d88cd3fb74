import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const
  ends[0].writeUInt32BE(data.length)
  ends[1].writeUInt32BE(crc32(named))
  return Buffer.concat([ends[0], named, ends[1]])
}

const bytesOfText = 7_900_000

/** A valid PNG of one pixel and so many texts, each 8 KB that become 8 MB: a decoder keeps several copies of them all. */
export const costlyPng = (texts: number): Buffer => {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  const packed = deflateSync(Buffer.alloc(bytesOfText, 'a'), { level: 9 })
  const text = (at: number) =>
    chunk('zTXt', Buffer.concat([Buffer.from(`text${at}\0\0`, 'latin1'), packed]))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...Array.from({ length: texts }, (_, at) => text(at)),
    chunk('IDAT', deflateSync(Buffer.alloc(4))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
