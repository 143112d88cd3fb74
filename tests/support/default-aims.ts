import { z } from 'zod'
import { contract } from '#shared/contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Aimed } from './aims.ts'
import type { Things } from './things.ts'

/**
 * How a call succeeds that needs nothing but a post or a comment of the owner and a body that is valid:
 * by the beginning of its path and the shape of its body.
 */
export const defaultAims = ({ post, comment }: Things): Record<string, Aimed> =>
  Object.fromEntries(
    contract.map((endpoint): [string, Aimed] => {
      const make = endpoint.path.startsWith('/api/posts/{id}')
        ? post
        : endpoint.path.startsWith('/api/comments/{id}')
          ? comment
          : undefined
      const body = sampleOf(endpoint)
      return [
        `${endpoint.method} ${endpoint.path}`,
        async ({ owner }) => ({
          ...(make && { params: { id: await make(owner) } }),
          ...(body && { body }),
        }),
      ]
    }),
  )

type Shape = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  required?: string[]
  properties?: Record<string, Shape>
  minimum?: number
}

const sampleOf = ({ body }: Endpoint): object | undefined => {
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape
  return shape.type === 'object' ? (sample(shape) as object) : undefined
}

const sample = (shape: Shape): unknown => {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf?.[0]) return sample(shape.anyOf[0])
  if (shape.type === 'object') {
    const names = shape.required ?? []
    return Object.fromEntries(names.map((name) => [name, sample(shape.properties?.[name] ?? {})]))
  }
  if (shape.type === 'array') return []
  if (shape.type === 'boolean') return false
  return shape.type === 'string' ? 'Said by the matrix' : (shape.minimum ?? 0)
}
