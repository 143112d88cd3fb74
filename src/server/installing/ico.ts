/** A picture inside an .ico file. PNG is understood there by every browser of this century. */
type Picture = { size: number; png: Buffer }

const headLength = 6
const entryLength = 16

/** One picture as an .ico file: the head, one entry that says where the picture is, the picture. */
export const writeIco = ({ size, png }: Picture): Buffer => {
  const head = Buffer.alloc(headLength + entryLength)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4) // pictures in it
  head.writeUInt8(size, headLength)
  head.writeUInt8(size, headLength + 1)
  head.writeUInt16LE(1, headLength + 4) // planes
  head.writeUInt16LE(32, headLength + 6) // bits of a point
  head.writeUInt32LE(png.length, headLength + 8)
  head.writeUInt32LE(head.length, headLength + 12)
  return Buffer.concat([head, png])
}
