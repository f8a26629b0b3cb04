import { getPictureFile, IMAGES_PATH, type PropertyCard } from '@mashrabiya/contract';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

/** Same card built from MUI's `Card`, `Box` and `Typography`, each with its `sx`, for comparison. */
export function MuiCard({ property }: { property: PropertyCard }) {
  const { address, price, size, bedrooms, bathrooms, img } = property;
  return (
    <Card sx={{ position: 'relative', borderRadius: 4, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden' }}>
        {img[0] && (
          <CardMedia
            component="img"
            loading="lazy"
            image={`${IMAGES_PATH}/${getPictureFile(img[0].img_name, 'avif', 480)}`}
            alt={img[0].alt}
            sx={{ blockSize: '100%', objectFit: 'cover' }}
          />
        )}
        {property.ad_type !== 'basic' && (
          <Chip size="small" label={property.ad_type} sx={{ position: 'absolute', insetBlockStart: 12 }} />
        )}
        <IconButton aria-label="love" sx={{ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 }}>
          <Box component="span" sx={{ inlineSize: 24, blockSize: 24 }} />
        </IconButton>
      </Box>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: 2 }}>
        <Typography variant="h6" component="p" noWrap sx={{ fontWeight: 650 }}>
          {price}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {property.payment.payment}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.25 }}>
          {Object.entries({ size, bedrooms, bathrooms }).map(([name, fact]) => (
            <Typography key={name} variant="body2" component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
              {fact}
            </Typography>
          ))}
        </Box>
        <Typography component="h3" noWrap sx={{ fontSize: '1rem' }}>
          <Link href={`/property-${property.id}`} color="inherit" underline="none">
            {address}
          </Link>
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {property.category_name} · {property.city_name}, {property.gover_name}
        </Typography>
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Typography variant="caption">{property.subcategory_name}</Typography>
          <Typography variant="caption">{property.time_ago}</Typography>
        </Box>
      </CardContent>
    </Card>
  );
}
