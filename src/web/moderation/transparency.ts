import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { readTransparency } from '#shared/moderation.ts'
import { call as browserCall } from '#web/call.ts'

export const transparencyQuery = (call: Call = browserCall) =>
  queryOptions({ queryKey: ['transparency'], queryFn: () => call(readTransparency, {}) })
