# frozen_string_literal: true

require 'json'
require 'openssl'

module Emberline
  # Verifies the events that arrive at your endpoint.
  module Webhooks
    # @param raw_body [String] the body as received, before parsing
    # @param signature_header [String, nil] the value of `Webhook-Signature`
    # @param secret [String] the webhook's secret
    # @param tolerance_seconds [Integer] the largest difference between the signature's time and the clock
    # @return [Resource] the event, of the class for its `type`
    # @raise [SignatureVerificationError] when the event isn't genuine or is too old
    def self.verify(raw_body, signature_header, secret, tolerance_seconds: 300, now: Time.now)
      # Anyone can sign with an empty key.
      raise ArgumentError, 'The webhook secret is empty.' if secret.to_s.empty?
      # Such as the params of a framework.
      raise ArgumentError, 'raw_body must be the body as a String, before parsing.' unless raw_body.is_a?(String)

      # As bytes, because a pattern raises another error for text that isn't valid in its encoding.
      header = signature_header.to_s.b
      match = /\At=(\d{10})(?:,v1=[0-9a-f]{64}){1,2}\z/.match(header)
      raise SignatureVerificationError, 'The Webhook-Signature header is missing or malformed.' unless match

      if (now.to_f - match[1].to_i).abs > tolerance_seconds
        message = "The signature's time differs from the clock by more than #{tolerance_seconds} seconds."
        raise SignatureVerificationError, message
      end

      expected = OpenSSL::HMAC.hexdigest('SHA256', secret, "#{match[1]}.".b + raw_body.b)
      given = header.scan(/v1=(\h{64})/).flatten
      # Compares all of them, so that the time it takes doesn't tell which one matches.
      is_genuine = given.map { |each| OpenSSL.fixed_length_secure_compare(each, expected) }.any?
      raise SignatureVerificationError, "The signature doesn't match the body." unless is_genuine

      event = JSON.parse(raw_body, symbolize_names: true)
      EVENTS.fetch(event[:type], Event).new(event)
    end
  end
end
