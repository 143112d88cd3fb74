import { generateText, Output, streamText } from 'ai'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { modelFile } from '../../../../../tests/support/model-file.ts'
import { languageModel } from './language-model.ts'
import { openSpeaker } from './speaker.ts'

const open: (() => unknown)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** It knows sentences about cars and no JSON at all: whatever has the shape has it by the grammar. */
const openModel = (outputTokens = 220) => {
  const { file, remove } = modelFile()
  const speaker = openSpeaker({ file, hash: null, threads: 1, contextSize: 2_048 })
  open.push(speaker.close, remove)
  return languageModel(speaker, { modelId: 'tiny', outputTokens })
}

const judgement = z.strictObject({
  act: z.enum(['ASK', 'OPEN', 'CONCEDE']),
  isSure: z.boolean(),
  weight: z.literal([0, 25, 50]),
  quote: z.string().min(1).max(20).nullable(),
  sides: z
    .array(z.strictObject({ side: z.enum(['for', 'against']), says: z.string().max(12) }))
    .max(2),
})
const wish = {
  output: Output.object({ schema: judgement }),
  prompt: 'Should cities ban cars?',
  maxRetries: 0,
}

it('JSON of a shape comes whole from a model that knows none, time after time', async () => {
  const model = openModel()
  const acts = new Set<string>()
  for (let times = 0; times < 12; times += 1) {
    const { output, text, finishReason } = await generateText({ ...wish, model })
    expect(judgement.parse(JSON.parse(text))).toEqual(output)
    expect(finishReason).toBe('stop')
    acts.add(output.act)
  }
  expect(acts.size).toBeGreaterThan(1)
})

it('JSON of a shape is streamed to its end', async () => {
  const parts: unknown[] = []
  const { partialOutputStream, output } = streamText({ ...wish, model: openModel() })
  for await (const part of partialOutputStream) parts.push(part)
  expect(judgement.parse(await output)).toEqual(parts.at(-1))
})

it('JSON that has no room to its end is said to be none', async () => {
  const cut = generateText({ ...wish, model: openModel(8) })
  await expect(cut).rejects.toMatchObject({
    name: 'AI_NoObjectGeneratedError',
    finishReason: 'length',
  })
})
