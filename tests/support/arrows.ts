import { dirname, join, normalize } from 'node:path'

/** A rule: files `from` here may not name what `to` matches; see docs/architecture.md, Arrows. */
type Fence = { from: RegExp; to: RegExp; except?: RegExp }

const slices =
  'accounts|ads|backup|characters|contact|feeds|hiding|mail|media|moderation|notifications|people|posts|previews|scout|search|seo|sharing|stories|topics|trending'

const fences: Fence[] = [
  { from: /^src\/shared\//, to: /./, except: /^(zod$|src\/shared\/)/ },
  { from: /^src\/web\//, to: /^(src\/server\/|src\/main|node:|fastify|pg$|kysely|graphile)/ },
  { from: /^src\/server\//, to: /^(src\/web\/|src\/main|react)/ },
  // What a browser hears and sees whole is put together from the slices.
  {
    from: /^src\/server\/(changes|db|http\/(?!live|page))/,
    to: new RegExp(`^src/server/(${slices})/`),
  },
  { from: /^src\/server\/(db|changes)\//, to: /^src\/server\/(http\/|app|tasks)/ },
  { from: /^src\/server\/db\//, to: /^src\/server\/changes\// },
  { from: new RegExp(`^src/server/(${slices})/`), to: /^src\/server\/(app|tasks)\.ts$/ },
  ...slices.split('|').map((slice) => ({
    from: new RegExp(`^src/server/${slice}/`),
    to: /^src\/server\/\w+\/(routes|jobs)\.ts$/,
    except: new RegExp(`^src/server/${slice}/`),
  })),
  { from: new RegExp(`^src/web/(ui|${slices})/`), to: /^src\/web\/pages\// },
  { from: /^src\/web\/ui\//, to: new RegExp(`^src/web/(frame|${slices})/`) },
]

const named = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)['"]([^'"]+)['"]/g

/** The imports of a file that go where they may not: 'src/a.ts → src/b.ts'. */
export const crossings = (path: string, text: string): string[] => {
  const targets = [...text.matchAll(named)].map(([, name = '']) => place(path, name))
  const isForbidden = (target: string) =>
    fences.some(
      ({ from, to, except }) => from.test(path) && to.test(target) && !except?.test(target),
    )
  return targets.filter(isForbidden).map((target) => `${path} → ${target}`)
}

/** A relative path or a #name as a path from the project's folder; a package as it is. */
const place = (path: string, name: string): string => {
  if (name.startsWith('.')) return normalize(join(dirname(path), name))
  return name.startsWith('#') ? `src/${name.slice(1)}` : name
}
