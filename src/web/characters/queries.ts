import { queryOptions } from '@tanstack/react-query'
import { readCharacter } from '#shared/character-page.ts'
import { listCharacters, readReceipt } from '#shared/characters.ts'
import type { Call } from '#shared/endpoint.ts'
import { call as browserCall } from '#web/call.ts'

export const charactersQuery = (call: Call = browserCall) =>
  queryOptions({ queryKey: ['characters'], queryFn: () => call(listCharacters, {}) })

export const characterQuery = (id: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['character', id],
    queryFn: () => call(readCharacter, { params: { id } }),
  })

export const receiptQuery = (commentId: number) =>
  queryOptions({
    queryKey: ['receipt', commentId],
    queryFn: () => browserCall(readReceipt, { params: { id: commentId } }),
  })
