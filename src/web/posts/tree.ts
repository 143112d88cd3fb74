import type { Comment, Pass } from '#shared/posts.ts'

export type Branch = { comment: Comment; replies: Branch[] }

/** Comments (oldest first) as a tree; one whose parent is not there stands at the top. */
export const growTree = (comments: Comment[]): Branch[] => {
  const branches = new Map(
    comments.map((comment) => [comment.id, { comment, replies: [] as Branch[] }]),
  )
  const roots: Branch[] = []
  for (const branch of branches.values()) {
    const parent = branches.get(branch.comment.parentId ?? 0)
    ;(parent?.replies ?? roots).push(branch)
  }
  return roots
}

export type Item = { kind: 'branch'; branch: Branch } | { kind: 'pass'; pass: Pass }

/** What stands at the top of a thread, in the order it happened. */
export const inOrder = (branches: Branch[], passes: Pass[]): Item[] => {
  const items = [
    ...branches.map((branch) => ({
      at: branch.comment.createdAt,
      kind: 'branch' as const,
      branch,
    })),
    ...passes.map((pass) => ({ at: pass.createdAt, kind: 'pass' as const, pass })),
  ]
  return items.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
