import { useEffect, useState } from 'react'
import { previewWords } from '#shared/marks.ts'
import type { Answer } from '#shared/endpoint.ts'
import { call } from '#web/call.ts'

/** While somebody types on, the site is not asked at every letter, ms. */
const pauseMs = 400

/** What the site says of a text that is being written, each time that typing rests; null: nothing yet. */
export const usePreview = (content: string): Answer<typeof previewWords> | null => {
  const [preview, setPreview] = useState<Answer<typeof previewWords> | null>(null)
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      call(previewWords, { body: { content } }).then(
        (answer) => isOver || setPreview(answer),
        () => undefined,
      )
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [content])
  return preview
}
