// Unpacks the browser, and the libraries it needs, into $TMPDIR; prints where the browser is. The package brings its
// libraries along only where it believes itself on the bare machine it was made for, so that is what it is told.
process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x";
const { default: chromium } = await import("@sparticuz/chromium");
console.log(await chromium.executablePath());
