import sharp from 'sharp'

/** The sizes that are wanted of a picture, the largest first; `shape`: height over width that it is cut to. */
export type Sizes = { widths: readonly number[]; shape: number | undefined; pixelsMost: number }
export type Form = { name: number; data: Buffer; width: number; height: number }

// Only these are decoded: a stranger's file is looked at by its first bytes before it comes here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
})
// One picture keeps one core busy, and nothing of it afterwards.
sharp.concurrency(1)
sharp.cache(false)

/** A picture anew in each size, as WebP, upright, with nothing else of the file, which is decoded once. */
export const drawForms = async (file: Buffer, sizes: Sizes): Promise<Form[]> => {
  const forms: Form[] = []
  for (const width of sizes.widths)
    forms.push(await drawForm(forms.at(-1)?.data ?? file, width, sizes))
  return forms
}

/** Height over width: a strip would be kept at a hundred times the bytes of a picture. */
const tallest = 3

const drawForm = async (
  file: Buffer,
  width: number,
  { shape, pixelsMost }: Sizes,
): Promise<Form> => {
  const { data, info } = await sharp(file, { limitInputPixels: pixelsMost, failOn: 'error' })
    .autoOrient()
    .resize({
      width,
      ...(shape
        ? { height: Math.round(width * shape), fit: 'cover' as const }
        : { height: width * tallest, fit: 'inside' as const }),
      withoutEnlargement: shape === undefined,
    })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { name: width, data, width: info.width, height: info.height }
}
