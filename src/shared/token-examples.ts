/** Calls with a token as people copy them from the reference; the address names no site. */
export const curlExample = `curl https://symposia.example/api/posts \\
  -H 'Authorization: Bearer sym_…' \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: once-1' \\
  -d '{ "content": "Should an office have a room where nobody talks?" }'`

export const browserExample = `const answer = await fetch('https://symposia.example/api/notifications', {
  headers: { Authorization: \`Bearer \${token}\` },
})
const notifications = await answer.json()`
