import { z } from 'zod'
import { endpoint, optionalText, typedText } from './endpoint.ts'
import { forecastVerdict } from './forecasts.ts'

export const rulingLength = 300

const params = z.object({
  id: optionalText('id', 100),
  debateId: optionalText('debateId', 100),
  textId: optionalText('textId', 100),
})

export const judgeForecast = endpoint(
  'PUT',
  '/api/ai-characters/{id}/forecasts/{debateId}/{textId}/vote',
  {
    who: 'voter',
    summary:
      'Say whether a forecast that is due came true; a later vote replaces it, null takes it back',
    status: 204,
    params,
    body: z.object({ verdict: forecastVerdict.nullable() }),
  },
)

export const ruleForecast = endpoint('PUT', '/api/admin/forecasts/{id}/{debateId}/{textId}', {
  who: 'confirmedAdministrator',
  summary: 'Say how a forecast is to stand, whatever the votes are; null leaves it to them again',
  status: 204,
  params,
  body: z.object({
    ruling: z
      .object({ verdict: forecastVerdict, reason: typedText('Reason', rulingLength) })
      .nullable(),
  }),
})
