import { expect, test } from 'vitest'
import { registration } from '#shared/users.ts'
import { newComment, newPost } from '#shared/posts.ts'
import { planMember, planPost } from './plan.ts'
import { readSize, type Size } from './size.ts'
import { readTopics } from './topics.ts'

const size = readSize(['--members', '40', '--posts', '300']) as Size
const topics = readTopics()
const posts = Array.from({ length: size.posts }, (_, index) => planPost(topics, size, index))

test('the same seed gives the same site, another seed another', () => {
  expect(planPost(topics, size, 17)).toEqual(posts[17])
  expect(planPost(topics, { ...size, seed: 2 }, 17)).not.toEqual(posts[17])
})

test('every post has as many comments and likes as were asked for', () => {
  for (const post of posts) {
    expect(post.comments).toHaveLength(5)
    expect(new Set(post.likedBy).size).toBe(3)
  }
})

test('a comment answers only an earlier one, and some do', () => {
  const answers = posts.flatMap((post) =>
    post.comments.map((comment, place) => ({ place, answers: comment.answers })),
  )
  for (const { place, answers: earlier } of answers) expect(earlier ?? -1).toBeLessThan(place)
  expect(answers.filter((comment) => comment.answers !== null).length).toBeGreaterThan(200)
})

test('what is written is varied and would be taken from a person', () => {
  for (const post of posts) expect(newPost.safeParse(post).success).toBe(true)
  const comments = posts.flatMap((post) => post.comments)
  for (const comment of comments) expect(newComment.safeParse(comment).success).toBe(true)
  expect(new Set(posts.map((post) => post.content)).size).toBeGreaterThan(270)
  expect(new Set(comments.map((comment) => comment.content)).size).toBeGreaterThan(1450)
})

test('the first 2,500 members all have names and could register; none is taken for a real person', () => {
  const members = Array.from({ length: 2_600 }, (_, index) => planMember(index))
  expect(new Set(members.map((member) => member.username)).size).toBe(2_600)
  for (const member of members) {
    expect(registration.safeParse({ ...member, password: 'correct horse' }).success).toBe(true)
    expect(member.username).toMatch(/^demo_/)
    expect(member.email).toMatch(/@example\.invalid$/)
  }
})
