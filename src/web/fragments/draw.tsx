import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { AiChoice } from '#shared/ai-choice.ts'
import { ViewerProvider, viewerQuery } from '#web/accounts/queries.ts'
import { AiChoiceContext } from '#web/characters/choice.ts'
import { createServerCache } from '#web/data/serverCache.ts'
import type { Source } from './key.ts'

/**
 * Draws a part in a world that has nothing but what its key says: neither the page's data nor more
 * of its reader, so that one person's fragment cannot show another what is not theirs.
 */
export const drawFragment = (
  Part: ComponentType<object>,
  { json, reader }: Source,
  choice: AiChoice,
): string => {
  const cache = createServerCache()
  cache.setQueryData(viewerQuery().queryKey, reader)
  return renderToString(
    <QueryClientProvider client={cache}>
      <ViewerProvider>
        <StaticRouter location="/">
          <AiChoiceContext value={choice}>
            <Part {...(JSON.parse(json()) as object)} />
          </AiChoiceContext>
        </StaticRouter>
      </ViewerProvider>
    </QueryClientProvider>,
  )
}
