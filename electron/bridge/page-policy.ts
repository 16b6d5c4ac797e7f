/**
 * What a page of ours may load and reach: its own files and nothing else. Styles may be inline because AG Grid and Monaco
 * insert style elements; scripts may not.
 *
 * @param connections further sources of `connect-src`, such as the WebSocket of the web host
 */
export function contentSecurityPolicy(connections: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "worker-src 'self'",
    `connect-src ${["'self'", ...connections].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The headers of every answer to a page, of files and of refusals alike. */
export function pageHeaders(connections?: readonly string[]): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(connections),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}
