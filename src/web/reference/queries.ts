import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { readReference } from '#shared/reference.ts'
import { call as browserCall } from '#web/call.ts'

/** It changes with the program alone. */
export const referenceQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['reference'],
    queryFn: () => call(readReference, {}),
    staleTime: Infinity,
  })
