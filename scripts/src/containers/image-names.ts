/** The image's name without its digest, which locally built images do not have. */
export const withoutDigest = (image: string): string => image.replace(/@sha256:[\da-f]{64}$/, '');

/** An image without digest and tag. */
export const repositoryOf = (image: string): string => withoutDigest(image).replace(/:[^:/]*$/, '');
